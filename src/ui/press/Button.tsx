import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Icon, type IconName } from '../show/Icon.tsx';
import { Link, type LinkProps } from './Link.tsx';

/** `solid` once per view; `play` only starts a lecture; `danger` deletes. */
type ButtonKind = 'solid' | 'outline' | 'quiet' | 'danger' | 'play';

type Look = {
  kind?: ButtonKind | undefined;
  small?: boolean | undefined;
  block?: boolean | undefined;
  icon?: IconName | undefined;
  children: ReactNode;
};

const kindClass: Record<ButtonKind, string> = {
  solid: '',
  outline: ' btn-o',
  quiet: ' btn-g',
  danger: ' btn-d',
  play: ' btn-m',
};

function buttonClass({ kind = 'solid', small, block }: Pick<Look, 'kind' | 'small' | 'block'>, extra = ''): string {
  return `btn${kindClass[kind]}${small ? ' btn-s' : ''}${block ? ' btn-b' : ''}${extra && ` ${extra}`}`;
}

/** A button. `busy` keeps its place and text and ignores presses without losing the focus as `disabled` would. */
export function Button({
  kind,
  small,
  block,
  icon,
  busy = false,
  children,
  className,
  onClick,
  type = 'button',
  ...rest
}: Look & { busy?: boolean } & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button
      {...rest}
      type={busy && type === 'submit' ? 'button' : type}
      className={buttonClass({ kind, small, block }, className)}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? undefined : onClick}
    >
      {busy ? <Icon name="clock" /> : icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

/** A link styled as a button. */
export function ButtonLink({ kind, small, block, icon, children, className, ...rest }: Look & LinkProps) {
  return (
    <Link {...rest} className={buttonClass({ kind, small, block }, className)}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  );
}

/** A round icon button; the label is for screen readers. */
export function IconButton({
  icon,
  label,
  className = '',
  type = 'button',
  ...rest
}: { icon: IconName; label: string } & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button {...rest} type={type} className={`ib ${className}`} aria-label={label}>
      <Icon name={icon} large />
    </button>
  );
}

/** An icon link; `count` shows a dot and belongs in the label too. */
export function IconLink({
  icon,
  label,
  count = 0,
  ...rest
}: { icon: IconName; label: string; count?: number } & LinkProps) {
  return (
    <Link {...rest} className="ib" aria-label={label}>
      <Icon name={icon} large />
      {count > 0 && (
        <span className="n" aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </Link>
  );
}
