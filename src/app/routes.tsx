import { type ComponentType, lazy } from 'react';
import { useRoutes } from 'react-router-dom';
import { paths } from '../ui/links.ts';
import { PageFrame } from './PageFrame.tsx';

/** A page in a chunk of its own, fetched when its address is opened. */
function page<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  return lazy(async () => ({ default: (await load())[name] }));
}

const CataloguePage = page(() => import('../pages/CataloguePage.tsx'), 'CataloguePage');
const CoursesPage = page(() => import('../pages/CoursesPage.tsx'), 'CoursesPage');
const CoursePage = page(() => import('../pages/CoursePage.tsx'), 'CoursePage');
const ProductsPage = page(() => import('../pages/ProductsPage.tsx'), 'ProductsPage');
const ProductPage = page(() => import('../pages/ProductPage.tsx'), 'ProductPage');
const PromotionPage = page(() => import('../pages/PromotionPage.tsx'), 'PromotionPage');
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
const AdminPage = page(() => import('../pages/AdminPage.tsx'), 'AdminPage');
const AdminOrdersPage = page(() => import('../pages/AdminOrdersPage.tsx'), 'AdminOrdersPage');
const AdminOrderPage = page(() => import('../pages/AdminOrderPage.tsx'), 'AdminOrderPage');
const AdminMailPage = page(() => import('../pages/AdminMailPage.tsx'), 'AdminMailPage');
const AdminSettingsPage = page(() => import('../pages/AdminSettingsPage.tsx'), 'AdminSettingsPage');
const NotFoundPage = page(() => import('../pages/NotFoundPage.tsx'), 'NotFoundPage');

/** Which page answers which address. */
const routes: readonly (readonly [path: string, Page: ComponentType])[] = [
  [paths.home, CataloguePage],
  [paths.courses, CoursesPage],
  [paths.category, CoursesPage],
  [paths.course, CoursePage],
  [paths.products, ProductsPage],
  [paths.product, ProductPage],
  [paths.promotion, PromotionPage],
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
  [paths.admin, AdminPage],
  [paths.adminOrders, AdminOrdersPage],
  [paths.adminOrder, AdminOrderPage],
  [paths.adminMail, AdminMailPage],
  [paths.adminSettings, AdminSettingsPage],
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

export const AppRoutes = () => useRoutes(framed);
