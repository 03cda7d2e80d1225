/** Progress as a marigold thread. `value` is 0 to 100; `label` says what it measures. */
export function ProgressBar({ value, label }: { value: number; label: string }) {
  const percent = Math.round(Math.min(100, Math.max(0, value)));
  return (
    <div
      className="bar"
      role="progressbar"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-label={label}
    >
      <i style={{ width: `${percent}%` }} />
    </div>
  );
}
