import type { ComponentType } from 'react';
import { matchRoutes, useRoutes } from 'react-router-dom';
import { paths } from '../ui/press/links.ts';
import { partAhead } from '../ui/state/partAhead.tsx';
import { PageFrame } from './frame/PageFrame.tsx';

const loads = new Map<ComponentType, { readonly name: string; readonly fetch: () => Promise<unknown> }>();

/** A page in its own chunk, fetched when its address is opened. */
function page<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name): ComponentType {
  const { Part, fetch } = partAhead(async (): Promise<ComponentType> => (await load())[name]);
  loads.set(Part, { name, fetch });
  return Part;
}

const CataloguePage = page(() => import('../pages/CataloguePage.tsx'), 'CataloguePage');
const SearchPage = page(() => import('../pages/SearchPage.tsx'), 'SearchPage');
const CoursesPage = page(() => import('../pages/CoursesPage.tsx'), 'CoursesPage');
const CoursePage = page(() => import('../pages/CoursePage.tsx'), 'CoursePage');
const ProductsPage = page(() => import('../pages/ProductsPage.tsx'), 'ProductsPage');
const ProductPage = page(() => import('../pages/ProductPage.tsx'), 'ProductPage');
const PromotionPage = page(() => import('../pages/PromotionPage.tsx'), 'PromotionPage');
const TeacherPage = page(() => import('../pages/TeacherPage.tsx'), 'TeacherPage');
const CustomPagePage = page(() => import('../pages/CustomPagePage.tsx'), 'CustomPagePage');
const ContactPage = page(() => import('../pages/ContactPage.tsx'), 'ContactPage');
const CartPage = page(() => import('../pages/CartPage.tsx'), 'CartPage');
const CheckoutPage = page(() => import('../pages/CheckoutPage.tsx'), 'CheckoutPage');
const ThankYouPage = page(() => import('../pages/ThankYouPage.tsx'), 'ThankYouPage');
const OrderPage = page(() => import('../pages/OrderPage.tsx'), 'OrderPage');
const StudentOrdersPage = page(() => import('../pages/StudentOrdersPage.tsx'), 'StudentOrdersPage');
const MyCoursesPage = page(() => import('../pages/MyCoursesPage.tsx'), 'MyCoursesPage');
const LearnPage = page(() => import('../pages/LearnPage.tsx'), 'LearnPage');
const AccountPage = page(() => import('../pages/AccountPage.tsx'), 'AccountPage');
const OutboxPage = page(() => import('../pages/OutboxPage.tsx'), 'OutboxPage');
const StoragePage = page(() => import('../pages/StoragePage.tsx'), 'StoragePage');
const SharePage = page(() => import('../pages/SharePage.tsx'), 'SharePage');
const LoginPage = page(() => import('../pages/LoginPage.tsx'), 'LoginPage');
const RegisterPage = page(() => import('../pages/RegisterPage.tsx'), 'RegisterPage');
const ForgotPasswordPage = page(() => import('../pages/ForgotPasswordPage.tsx'), 'ForgotPasswordPage');
const SetPasswordPage = page(() => import('../pages/SetPasswordPage.tsx'), 'SetPasswordPage');
const AdminArea = page(() => import('../pages/AdminArea.tsx'), 'AdminArea');
const NotFoundPage = page(() => import('../pages/NotFoundPage.tsx'), 'NotFoundPage');

/** The area chooses its page itself. */
export const adminArea = `${paths.admin}/*`;

/** The page of each address. */
const routes: readonly (readonly [path: string, Page: ComponentType])[] = [
  [paths.home, CataloguePage],
  [paths.search, SearchPage],
  [paths.courses, CoursesPage],
  [paths.category, CoursesPage],
  [paths.course, CoursePage],
  [paths.products, ProductsPage],
  [paths.productCategory, ProductsPage],
  [paths.product, ProductPage],
  [paths.promotion, PromotionPage],
  [paths.teacher, TeacherPage],
  [paths.customPage, CustomPagePage],
  [paths.contact, ContactPage],
  [paths.cart, CartPage],
  [paths.checkout, CheckoutPage],
  [paths.thankYou, ThankYouPage],
  [paths.order, OrderPage],
  [paths.studentOrders, StudentOrdersPage],
  [paths.myCourses, MyCoursesPage],
  [paths.learn, LearnPage],
  [paths.account, AccountPage],
  [paths.outbox, OutboxPage],
  [paths.storage, StoragePage],
  [paths.share, SharePage],
  [paths.login, LoginPage],
  [paths.register, RegisterPage],
  [paths.forgotPassword, ForgotPasswordPage],
  [paths.setPassword, SetPasswordPage],
  [adminArea, AdminArea],
  ['*', NotFoundPage],
];

const framed = routes.map(([path, Page]) => ({
  path,
  element: (
    <PageFrame key={path}>
      <Page />
    </PageFrame>
  ),
}));

/** The route pattern that matches an address. */
export const pathOf = (pathname: string): string | undefined => matchRoutes(framed, pathname)?.at(-1)?.route.path;

/** Fetches the page of an address before its first render, and returns its name. The page itself shows a failure. */
export async function fetchPage(pathname: string): Promise<string> {
  const path = pathOf(pathname);
  const [, Page] = routes.find(([known]) => known === path) ?? [];
  const load = Page && loads.get(Page);
  await load?.fetch().catch(() => {});
  return load?.name ?? '';
}

export const AppRoutes = () => useRoutes(framed);
