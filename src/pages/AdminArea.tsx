import { matchRoutes, Navigate, useParams, useRoutes } from 'react-router-dom';
import { hasRight } from '../domain/people/rights.ts';
import { AdminFrame } from '../features/administration/AdminFrame.tsx';
import { type DeskScreen, deskScreens } from '../features/administration/deskScreens.ts';
import { SignedIn } from '../features/session/SignedIn.tsx';
import { useLanguage } from '../i18n/useLanguage.ts';
import { deskPaths } from '../ui/press/deskLinks.ts';
import { paths } from '../ui/press/links.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

/** Whether the desk has a screen at this address. */
export const isAdminPage = (pathname: string): boolean =>
  matchRoutes([{ path: paths.admin }, ...deskScreens.map(({ path }) => ({ path }))], pathname) !== null;

/** The router matches the area and passes the rest of the address. */
const belowAdmin = (path: string): string => path.slice(paths.admin.length + 1);

const routes = [
  { index: true, element: <FirstScreen /> },
  ...deskScreens.map((screen) => ({ path: belowAdmin(screen.path), element: <DeskPage screen={screen} /> })),
  { path: '*', element: <NotFoundPage /> },
];

/** All desk screens, in a chunk that buyers never load. */
export const AdminArea = () => useRoutes(routes);

/** The desk's address alone opens the first screen that the person's role may use. */
function FirstScreen() {
  const { language } = useLanguage();
  const [first] = deskScreens;
  return (
    <SignedIn title={first?.title(language) ?? ''}>
      {({ role }) => (
        <Navigate to={deskScreens.find(({ right }) => hasRight(role, right))?.path ?? deskPaths.orders} replace />
      )}
    </SignedIn>
  );
}

/** A guest signs in first and stays at the address. */
function DeskPage({ screen }: { screen: DeskScreen }) {
  const { language } = useLanguage();
  const { id = '' } = useParams();
  return (
    <SignedIn title={screen.title(language)}>
      {(person) => <AdminFrame screen={screen} id={id} person={person} />}
    </SignedIn>
  );
}
