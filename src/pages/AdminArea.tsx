import { type ComponentType, lazy } from 'react';
import { matchRoutes, useRoutes } from 'react-router-dom';
import { paths } from '../ui/press/links.ts';

function page<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name): ComponentType {
  return lazy(async () => {
    const loaded: ComponentType = (await load())[name];
    return { default: loaded };
  });
}

const AdminPage = page(() => import('./AdminPage.tsx'), 'AdminPage');
const AdminOrdersPage = page(() => import('./AdminOrdersPage.tsx'), 'AdminOrdersPage');
const AdminOrderPage = page(() => import('./AdminOrderPage.tsx'), 'AdminOrderPage');
const AdminMailPage = page(() => import('./AdminMailPage.tsx'), 'AdminMailPage');
const AdminCommentsPage = page(() => import('./AdminCommentsPage.tsx'), 'AdminCommentsPage');
const AdminItemsPage = page(() => import('./AdminItemsPage.tsx'), 'AdminItemsPage');
const AdminItemPage = page(() => import('./AdminItemPage.tsx'), 'AdminItemPage');
const AdminHowToBuyPage = page(() => import('./AdminHowToBuyPage.tsx'), 'AdminHowToBuyPage');
const AdminPagesPage = page(() => import('./AdminPagesPage.tsx'), 'AdminPagesPage');
const AdminEditPagePage = page(() => import('./AdminEditPagePage.tsx'), 'AdminEditPagePage');
const AdminGroupsPage = page(() => import('./AdminGroupsPage.tsx'), 'AdminGroupsPage');
const AdminGroupPage = page(() => import('./AdminGroupPage.tsx'), 'AdminGroupPage');
const AdminRegistrationPage = page(() => import('./AdminRegistrationPage.tsx'), 'AdminRegistrationPage');
const AdminSettingsPage = page(() => import('./AdminSettingsPage.tsx'), 'AdminSettingsPage');
const NotFoundPage = page(() => import('./NotFoundPage.tsx'), 'NotFoundPage');

const pages: readonly (readonly [path: string, Page: ComponentType])[] = [
  [paths.admin, AdminPage],
  [paths.adminOrders, AdminOrdersPage],
  [paths.adminOrder, AdminOrderPage],
  [paths.adminMail, AdminMailPage],
  [paths.adminComments, AdminCommentsPage],
  [paths.adminItems, AdminItemsPage],
  [paths.adminItem, AdminItemPage],
  [paths.adminHowToBuy, AdminHowToBuyPage],
  [paths.adminPages, AdminPagesPage],
  [paths.adminPage, AdminEditPagePage],
  [paths.adminGroups, AdminGroupsPage],
  [paths.adminGroup, AdminGroupPage],
  [paths.adminRegistration, AdminRegistrationPage],
  [paths.adminSettings, AdminSettingsPage],
];

/** Whether a page of the administration stands at an address. */
export const isAdminPage = (pathname: string): boolean =>
  matchRoutes(
    pages.map(([path]) => ({ path })),
    pathname,
  ) !== null;

/** The router knows where this area stands, and wants the rest of the address only. */
const belowAdmin = (path: string): string => path.slice(paths.admin.length + 1);

const routes = [
  ...pages.map(([path, Page]) => ({ path: belowAdmin(path), element: <Page /> })),
  { path: '*', element: <NotFoundPage /> },
];

/** Every page of the administration. Who only looks and buys loads none of them, nor their addresses. */
export const AdminArea = () => useRoutes(routes);
