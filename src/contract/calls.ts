import { adminPeople, groupResource, setCourseInGroup, setPersonInGroup } from './administration/adminGroup.ts';
import {
  adminItem,
  adminItems,
  saveItemCover,
  saveItemSharing,
  saveProductGallery,
  saveProductWords,
} from './administration/adminItem.ts';
import { adminMail, adminOrder, adminOrders, decideReport } from './administration/administration.ts';
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
} from './cart/cart.ts';
import { couponByCode, couponsOfCart } from './cart/coupon.ts';
import { forgetGuestCart } from './cart/forgetGuestCart.ts';
import { listPromotions } from './cart/promotion.ts';
import { besideCourse } from './catalogue/besideCourse.ts';
import { catalogueDelta, coursesByCategory, listCategories, listCourses, listProducts } from './catalogue/catalogue.ts';
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
} from './catalogue/comment.ts';
import { courseDetail } from './catalogue/course.ts';
import { courseOfGroup } from './catalogue/courseOfGroup.ts';
import { courseViewer } from './catalogue/courseViewer.ts';
import { productDetail } from './catalogue/product.ts';
import { adminTeachers, setTeacherAccount } from './catalogue/teacher.ts';
import {
  accessKey,
  countdown,
  courseProgress,
  lastLecture,
  ownCourses,
  playlist,
  saveProgress,
} from './learning/progress.ts';
import { bookstoreSending, sendToBookstore, syncBookstore } from './order/bookstore.ts';
import {
  cancelOrder,
  giveUpOrderKey,
  listOrders,
  orderByToken,
  orderDetail,
  orderOfKey,
  placeOrder,
} from './order/order.ts';
import { orderDocument } from './order/orderDocument.ts';
import {
  bankAccounts,
  originBanks,
  reportTransfer,
  reportTransferPrivately,
  sendBankEmail,
  uploadFiles,
} from './order/payment.ts';
import { quoteCart } from './order/quote.ts';
import { sellerSetting } from './order/seller.ts';
import { shippingOptions, shippingSetting } from './order/shipping.ts';
import { addAddress, changeAddress, deleteAddress, listAddresses } from './people/addresses.ts';
import { listCustomLabels, saveCustomLabels } from './people/customLabel.ts';
import { endOtherSessions, endSession, listSessions } from './people/deviceSessions.ts';
import { enterByLink } from './people/enterByLink.ts';
import { startHandover, takeHandover } from './people/handover.ts';
import { changePassword, ownProfile, saveProfile } from './people/profile.ts';
import { adminBuyer } from './people/registeredPerson.ts';
import { registerStudent, sendRegistrationEmail } from './people/registration.ts';
import { currentPerson, login, logout, requestPasswordLink, student } from './people/session.ts';
import { setPassword } from './people/setPassword.ts';
import { listSignInWays, listSocialProviders, newcomer, unlinkProvider } from './people/socialLogin.ts';
import { ownTaxData, saveTaxData } from './people/taxData.ts';
import { listUserGroups } from './people/userGroup.ts';
import { customPage, listPages, pageResource, previewRichText, uploadPagePicture } from './site/customPage.ts';
import { howToBuy, howToBuySetting } from './site/howToBuy.ts';
import { pushKey, removePushSubscription, savePushSubscription } from './site/push.ts';
import { saveSettings, siteSettings } from './site/site.ts';
import { storageDetails } from './site/storage.ts';

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
  pageResource.list,
  pageResource.add,
  pageResource.change,
  pageResource.remove,
  previewRichText,
  uploadPagePicture,
  howToBuySetting.read,
  howToBuySetting.save,
  adminItems,
  adminItem,
  saveItemCover,
  saveItemSharing,
  saveProductGallery,
  saveProductWords,
  groupResource.list,
  groupResource.add,
  groupResource.change,
  groupResource.remove,
  adminPeople,
  setPersonInGroup,
  setCourseInGroup,
  saveSettings,
  shippingOptions,
  shippingSetting.read,
  shippingSetting.save,
  sellerSetting.read,
  sellerSetting.save,
  storageDetails,
] as const satisfies readonly Call[];
