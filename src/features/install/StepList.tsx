import { Icon, type IconName } from '../../ui/show/Icon.tsx';

/** Numbered steps, each with the icon to look for. */
export function StepList({ steps }: { steps: readonly { readonly icon: IconName; readonly text: string }[] }) {
  return (
    <ol className="stack stack-3">
      {steps.map(({ icon, text }, place) => (
        <li className="row nowrap" key={text}>
          <span className="tag tag-m num" aria-hidden="true">
            {place + 1}
          </span>
          <span className="grow">{text}</span>
          <Icon name={icon} large />
        </li>
      ))}
    </ol>
  );
}
