import { Button } from '../../../ui/press/Button.tsx';

/** Beneath ordered rows: one more, as long as there may be. */
export function AddRow({ label, isFull, onAdd }: { label: string; isFull: boolean; onAdd: () => void }) {
  if (isFull) return null;
  return (
    <div>
      <Button kind="outline" small icon="plus" onClick={onAdd}>
        {label}
      </Button>
    </div>
  );
}
