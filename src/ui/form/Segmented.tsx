import { Choices, type ChoicesProps } from './Choices.tsx';

/** A few choices side by side, one of them on. */
export function Segmented<Value extends string>(choices: ChoicesProps<Value>) {
  return <Choices className="seg" {...choices} />;
}
