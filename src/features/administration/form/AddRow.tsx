import { Button } from '../../../ui/press/Button.tsx';

/** The button below ordered rows that adds one, up to the maximum. */
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
