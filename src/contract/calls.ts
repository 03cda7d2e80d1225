import { addAddress, changeAddress, deleteAddress, listAddresses } from './addresses.ts';
import {
  addGroup,
  adminGroups,
  adminPeople,
  removeGroup,
  renameGroup,
  setCourseInGroup,
  setPersonInGroup,
} from './adminGroup.ts';
import {
  adminItem,
  adminItems,
  saveItemCover,
  saveItemSharing,
  saveProductGallery,
  saveProductWords,
} from './adminItem.ts';
import { adminMail, adminOrder, adminOrders, decideReport } from './administration.ts';
import { besideCourse } from './besideCourse.ts';
import { bookstoreSending, sendToBookstore, syncBookstore } from './bookstore.ts';
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
import {
  adminComments,
  changeComment,
  courseComments,
  deleteComment,
  groupComments,
  moderateComment,
  ownComments,
  reportComment,
  writeComment,
} from './comment.ts';
import { couponByCode, couponsOfCart } from './coupon.ts';
import { courseDetail } from './course.ts';
import { courseOfGroup } from './courseOfGroup.ts';
import { courseViewer } from './courseViewer.ts';
import { listCustomLabels, saveCustomLabels } from './customLabel.ts';
import {
  addPage,
  adminPages,
  changePage,
  customPage,
  deletePage,
  listPages,
  previewRichText,
  uploadPagePicture,
} from './customPage.ts';
import { endOtherSessions, endSession, listSessions } from './deviceSessions.ts';
import { enterByLink } from './enterByLink.ts';
import { forgetGuestCart } from './formerCart.ts';
import { startHandover, takeHandover } from './handover.ts';
import { adminHowToBuy, howToBuy, saveHowToBuy } from './howToBuy.ts';
import { cancelOrder, giveUpOrderKey, listOrders, orderByToken, orderDetail, orderOfKey, placeOrder } from './order.ts';
import { orderDocument } from './orderDocument.ts';
import {
  bankAccounts,
  originBanks,
  reportTransfer,
  reportTransferPrivately,
  sendBankEmail,
  uploadFiles,
} from './payment.ts';
import { productDetail } from './product.ts';
import { changePassword, ownProfile, saveProfile } from './profile.ts';
import { accessKey, countdown, courseProgress, lastLecture, ownCourses, playlist, saveProgress } from './progress.ts';
import { listPromotions } from './promotion.ts';
import { pushKey, removePushSubscription, savePushSubscription } from './push.ts';
import { quoteCart } from './quote.ts';
import { adminBuyer } from './registeredPerson.ts';
import { registerStudent, sendRegistrationEmail } from './registration.ts';
import { adminSeller, saveSeller } from './seller.ts';
import { currentPerson, login, logout, requestPasswordLink, student } from './session.ts';
import { setPassword } from './setPassword.ts';
import { adminShipping, saveShipping, shippingOptions } from './shipping.ts';
import { saveSettings, siteSettings } from './site.ts';
import { listSignInWays, listSocialProviders, newcomer, unlinkProvider } from './socialLogin.ts';
import { storageDetails } from './storage.ts';
import { ownTaxData, saveTaxData } from './taxData.ts';
import { adminTeachers, setTeacherAccount } from './teacher.ts';
import { listUserGroups } from './userGroup.ts';

/** Every call of the product: routes, client, OpenAPI document and `docs/calls.md` all come from here. */
export const calls = [
  listCourses,
  catalogueDelta,
  listCategories,
  coursesByCategory,
  courseDetail,
  courseViewer,
  besideCourse,
  courseOfGroup,
  listProducts,
  productDetail,
  howToBuy,
  listCustomLabels,
  courseComments,
  groupComments,
  ownComments,
  writeComment,
  changeComment,
  deleteComment,
  reportComment,
  listPages,
  customPage,
  siteSettings,
  listUserGroups,
  getPublicCart,
  getCart,
  saveCart,
  mergeCart,
  orderedCourses,
  clearCart,
  forgetGuestCart,
  listPromotions,
  couponByCode,
  couponsOfCart,
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
  enterByLink,
  listSocialProviders,
  newcomer,
  ownProfile,
  saveProfile,
  changePassword,
  listSignInWays,
  unlinkProvider,
  ownTaxData,
  saveTaxData,
  listAddresses,
  addAddress,
  changeAddress,
  deleteAddress,
  listSessions,
  endSession,
  endOtherSessions,
  startHandover,
  takeHandover,
  placeOrder,
  orderDetail,
  listOrders,
  orderOfKey,
  giveUpOrderKey,
  orderByToken,
  cancelOrder,
  syncBookstore,
  orderDocument,
  bankAccounts,
  originBanks,
  uploadFiles,
  reportTransfer,
  reportTransferPrivately,
  sendBankEmail,
  pushKey,
  savePushSubscription,
  removePushSubscription,
  playlist,
  courseProgress,
  lastLecture,
  saveProgress,
  countdown,
  accessKey,
  ownCourses,
  adminOrders,
  adminOrder,
  adminBuyer,
  bookstoreSending,
  sendToBookstore,
  saveCustomLabels,
  decideReport,
  adminMail,
  adminComments,
  moderateComment,
  adminTeachers,
  setTeacherAccount,
  adminPages,
  addPage,
  changePage,
  deletePage,
  previewRichText,
  uploadPagePicture,
  adminHowToBuy,
  saveHowToBuy,
  adminItems,
  adminItem,
  saveItemCover,
  saveItemSharing,
  saveProductGallery,
  saveProductWords,
  adminGroups,
  addGroup,
  renameGroup,
  removeGroup,
  adminPeople,
  setPersonInGroup,
  setCourseInGroup,
  saveSettings,
  shippingOptions,
  adminShipping,
  saveShipping,
  adminSeller,
  saveSeller,
  storageDetails,
] as const satisfies readonly Call[];
