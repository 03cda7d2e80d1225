import { useLocation } from 'react-router-dom';
import { shellMessages } from '../../i18n/app/shell.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Link } from '../../ui/press/Link.tsx';
import { Icon } from '../../ui/show/Icon.tsx';
import { bottomTabs } from '../navigation.ts';

/** The bottom navigation on screens narrower than the header's breakpoint. */
export function BottomTabs({ cartCount, waitingCount }: { cartCount: number; waitingCount: number }) {
  const texts = useMessages(shellMessages);
  const { pathname } = useLocation();
  return (
    <nav className="tabs" aria-label={texts.bottomMenu}>
      {bottomTabs.map((item) => (
        <Link key={item.to} to={item.to} aria-current={item.here.test(pathname) ? 'page' : undefined}>
          <Icon name={item.icon} />
          <span>{item.label(texts)}</span>
          {item.icon === 'cart' && cartCount > 0 && <span className="dot" aria-hidden="true" />}
          {item.icon === 'user' && waitingCount > 0 && (
            <span className="dot" role="img" aria-label={texts.waiting(waitingCount)} />
          )}
        </Link>
      ))}
    </nav>
  );
}
