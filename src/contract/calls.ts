import { adminMail, adminOrder, adminOrders, decideReport } from './administration.ts';
import type { Call } from './call.ts';
import {
  cartPaymentMethods,
  clearCart,
  getCart,
  getPricingPlans,
  getPublicCart,
  mergeCart,
  orderedCourses,
  saveCart,
} from './cart.ts';
import { catalogueDelta, coursesByCategory, listCategories, listCourses, listProducts } from './catalogue.ts';
import { courseDetail } from './course.ts';
import { courseViewer } from './courseViewer.ts';
import { howToBuy } from './howToBuy.ts';
import { cancelOrder, listOrders, orderByToken, orderDetail, placeOrder, quoteCart } from './order.ts';
import {
  bankAccounts,
  originBanks,
  reportTransfer,
  reportTransferPrivately,
  sendBankEmail,
  uploadFiles,
} from './payment.ts';
import { productDetail } from './product.ts';
import { countdown, courseProgress, lastLecture, ownCourses, playlist, saveProgress } from './progress.ts';
import { registerStudent, sendRegistrationEmail } from './registration.ts';
import { currentPerson, login, logout, requestPasswordLink, setPassword, student } from './session.ts';
import { saveSettings, siteSettings } from './site.ts';

/** Every call of the product: routes, client, OpenAPI document and the README's list all come from here. */
export const calls = [
  listCourses,
  catalogueDelta,
  listCategories,
  coursesByCategory,
  courseDetail,
  courseViewer,
  listProducts,
  productDetail,
  howToBuy,
  siteSettings,
  getPublicCart,
  getCart,
  saveCart,
  mergeCart,
  orderedCourses,
  clearCart,
  getPricingPlans,
  cartPaymentMethods,
  quoteCart,
  registerStudent,
  sendRegistrationEmail,
  login,
  logout,
  currentPerson,
  student,
  requestPasswordLink,
  setPassword,
  placeOrder,
  orderDetail,
  listOrders,
  orderByToken,
  cancelOrder,
  bankAccounts,
  originBanks,
  uploadFiles,
  reportTransfer,
  reportTransferPrivately,
  sendBankEmail,
  playlist,
  courseProgress,
  lastLecture,
  saveProgress,
  countdown,
  ownCourses,
  adminOrders,
  adminOrder,
  decideReport,
  adminMail,
  saveSettings,
] as const satisfies readonly Call[];
