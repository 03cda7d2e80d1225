import type { failures as thai, duplicates as thaiDuplicates, waits as thaiWaits } from '../../th/app/failures.ts';

export const invalidRead = 'The request is not valid';
export const tooLong = 'This address is too long. Shorten it and try again';
export const unreachable =
  'The shop cannot be reached right now. Check your connection and try again; what you typed is still here';

export const piecesLeft = (count: number): string => (count === 0 ? 'sold out' : `${count} left`);

export const duplicates: typeof thaiDuplicates = {
  twiceInCart: 'In the cart twice',
  openOrder: 'Already in one of your open orders',
};

export const waits: typeof thaiWaits = {
  signInTries: 'That is ten wrong attempts. Wait 15 minutes, or press “Forgot password” and use the link in our email',
  busy: 'The shop is very busy right now. Wait a minute and try again; what you typed is still here',
};

export const failures: typeof thai = {
  INPUT_ERROR: 'This could not be saved. Check your details and try again',
  OVER_LIMIT_USER: 'The shop cannot take any more users. Please contact the administrator',
  ERROR_CREATE_USER_IN_DAY: 'No more accounts can be created today. Please try again tomorrow',
  DUPLICATE_USERNAME: 'That username is taken. Try another one',
  DUPLICATE_EMAIL: 'There is already an account with this email',
  INVALID_FORMAT_USERNAME: 'This username has characters that cannot be used',
  INVALID_FORMAT_PASSWORD: 'This password has characters that cannot be used, or is too short',
  INVALID_FORMAT_EMAIL: 'This email address does not look right',
  NOT_FOUND: 'We could not find this. It may have been moved or removed',
  COUPON_NOT_AVAILABLE: 'This coupon has been used up, or you have used it before',
  COURSE_DUPLICATE: 'You already have or ordered this',
  NO_MORE_SEAT: 'This course is full, so you cannot register',
  NOT_ENOUGH_STOCK: 'There is not enough stock',
  TIME_LEFT: 'You still have access to this course',
  CART_EMPTY: 'Your cart is empty. Choose at least one course',
  MISSING_PRICING: 'An item in your cart has no pricing plan',
  MISSING_USD_PRICE: 'Some courses have no USD price',
  ALREADY_OWNED: 'You already own this course',
  NO_PAYMENT_METHOD: 'Choose a payment method',
  NO_SHIPPING_OPTION: 'Choose a shipping option',
  BELOW_MINIMUM: 'This payment method needs a total of at least 20 baht',
  REGISTRATION_CLOSED: 'Registration for this course has closed or is not open yet',
  NOT_PUBLISHED: 'This is not available at the moment',
  COURSE_ACCESS_DENIED: 'This course is for a specific group, and your account is not in it',
  MEMBERS_ONLY: 'This plan is for members. Log in to choose it',
  PRICE_CHANGED: 'The price has changed. Check the new total and confirm again; nothing has been ordered yet',
  QUOTE_EXPIRED: 'This total is no longer valid. Check the new total and confirm again',
  BUYER_NOT_ALLOWED: 'Teacher and administrator accounts cannot buy courses',
  UNAUTHORIZED: 'Your session has ended. Please log in again',
  WHITELIST_USER_DENIED: 'This account has no access. You will be logged out',
  PERMISSION_DENIED: 'This account has no permission for this, or its permission has expired',
  LOGIN_FAILED: 'The username or password is incorrect',
  TOO_MANY_REQUESTS: 'Too many attempts. Wait a moment, then try again',
  IDEMPOTENCY_CONFLICT: 'This was already sent with different details. Reload the page and check',
  OTHER_USER: 'This belongs to another account and will be sent when that account logs in',
  CHANGED_MEANWHILE:
    'Someone else has changed this in the meantime. Cancel, check the latest version, and edit it again',
  STATUS_CONFLICT: 'The status has changed. Please check the latest one',
  SLIP_ALREADY_USED: 'This slip was already used for another order. Please attach the slip for this one',
  REVIEW_NOT_BOUGHT: 'Only people who took this course can review it',
  REVIEW_TOO_EARLY: 'Finish a third of the course first, then you can review it',
  REPORT_NOT_EXPECTED: 'This order is not waiting for a payment report. Please check its latest status',
  SELLER_UNKNOWN: 'The shop has not entered its issuer details yet. You can download this once it has',
  BOOKSTORE_OFF: 'This shop is not connected to a bookstore',
  FILE_TYPE_NOT_ALLOWED: 'This file type is not supported. Use a jpg, png, gif or webp picture',
  FILE_TOO_LARGE: 'This file is too large. Choose a smaller picture',
  FILE_DIFFERS: 'The file did not arrive complete. Please send it again',
  STORAGE_FULL: 'Storage is full, so the picture cannot be uploaded right now',
  TOO_MANY_ADDRESSES: 'You can save up to 20 addresses. Delete one you no longer use first',
  CATEGORY_IN_USE: 'Only an empty category can be deleted. Move its items and subcategories first',
  GROUP_IN_USE: 'This group cannot be deleted while some courses are reserved for it alone',
  LAST_ADMINISTRATOR:
    'No other administrator can log in yet. Give someone else the role, or wait until the person you invited has set a password',
  ORDER_STILL_OPEN: 'Settle these orders first, then the data can be erased',
  LINK_EXPIRED: 'This link has been used or has expired. You can request a new one',
  ORIGIN_REFUSED: 'This request did not come from our site. Please reload the page',
  SERVER_ERROR: 'Something went wrong on our side. Please try again',
  TEMPORARILY_UNAVAILABLE: 'The shop is briefly unavailable. What you typed is still here; try again shortly',
};
