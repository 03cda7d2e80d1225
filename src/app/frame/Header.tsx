import { useLocation } from 'react-router-dom';
import { shellMessages } from '../../i18n/app/shell.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { IconLink } from '../../ui/press/Button.tsx';
import { Link } from '../../ui/press/Link.tsx';
import { links } from '../../ui/press/links.ts';
import { BrandMark } from '../../ui/show/Brand.tsx';
import { mainMenu } from '../navigation.ts';

/** The page puts the focus into its field. */
const toField = { keepFocus: true, toField: true };

/** Brand, main menu on wide screens, search, cart, account. */
export function Header({ cartCount, waitingCount }: { cartCount: number; waitingCount: number }) {
  const texts = useMessages(shellMessages);
  const { pathname } = useLocation();
  return (
    <header className="top">
      <div className="wrap">
        <Link className="brand" to={links.home()}>
          <BrandMark />
          <span>{texts.siteName}</span>
        </Link>
        <nav className="topnav" aria-label={texts.mainMenu}>
          {mainMenu.map((item) => (
            <Link key={item.to} to={item.to} aria-current={item.here.test(pathname) ? 'page' : undefined}>
              {item.label(texts)}
            </Link>
          ))}
        </nav>
        <IconLink icon="search" label={texts.search} to={links.search()} state={toField} />
        <IconLink icon="cart" label={texts.cartWith(cartCount)} count={cartCount} to={links.cart()} />
        <span className="d-only">
          <IconLink
            icon="user"
            label={waitingCount === 0 ? texts.account : `${texts.account}, ${texts.waiting(waitingCount)}`}
            count={waitingCount}
            to={links.account()}
          />
        </span>
      </div>
    </header>
  );
}
