import type { failures as thai, duplicates as thaiDuplicates, waits as thaiWaits } from '../../th/app/failures.ts';

export const invalidRead = 'The request is not valid';
export const tooLong = 'This address is too long. Shorten it and try again';

export const piecesLeft = (count: number): string => (count === 0 ? 'sold out' : `${count} left`);

export const duplicates: typeof thaiDuplicates = {
  twiceInCart: 'In the cart twice',
  openOrder: 'Already in an order that is still open',
};

export const waits: typeof thaiWaits = {
  signInTries: 'Ten wrong tries in a row. Wait 15 minutes, or press “Forgot password” to get in by email now',
  busy: 'Many people are using this at once. Wait a minute and try again; what you filled in is kept',
};

export const failures: typeof thai = {
  INPUT_ERROR: 'Could not save. Check what you filled in and try again',
  OVER_LIMIT_USER: 'The user limit is reached, contact the administrator',
  ERROR_CREATE_USER_IN_DAY: "Today's limit of new accounts is reached, try tomorrow",
  DUPLICATE_USERNAME: 'That username is taken, try another',
  DUPLICATE_EMAIL: 'That email already has an account',
  INVALID_FORMAT_USERNAME: 'That username is not valid',
  INVALID_FORMAT_PASSWORD: 'That password is not valid',
  INVALID_FORMAT_EMAIL: 'That email is not valid',
  NOT_FOUND: 'Not found. It may have been moved or removed',
  COUPON_NOT_AVAILABLE: 'The coupon is full, or you have used it before',
  COURSE_DUPLICATE: 'Already bought or ordered',
  NO_MORE_SEAT: 'Cannot register, the course is full',
  NOT_ENOUGH_STOCK: 'Not enough in stock',
  TIME_LEFT: 'You can still open this course',
  CART_EMPTY: 'The cart is empty, choose a course',
  MISSING_PRICING: 'Something in the cart has no pricing plan',
  MISSING_USD_PRICE: 'A course has no USD price',
  ALREADY_OWNED: 'You already own this course',
  NO_PAYMENT_METHOD: 'Choose a payment method',
  NO_SHIPPING_OPTION: 'Choose a shipping option',
  BELOW_MINIMUM: 'This channel needs at least 20 baht',
  REGISTRATION_CLOSED: 'Registration for this course is closed or not open yet',
  NOT_PUBLISHED: 'This is not shown at the moment',
  COURSE_ACCESS_DENIED: 'This course is for a certain group, and this account is not in it',
  MEMBERS_ONLY: 'Members only, log in to choose',
  PRICE_CHANGED: 'The price is no longer what you saw. Look at the new total and confirm; nothing was ordered yet',
  QUOTE_EXPIRED: 'This total is no longer valid. Look at the new total and confirm',
  BUYER_NOT_ALLOWED: 'Teacher and administrator accounts cannot buy',
  UNAUTHORIZED: 'Your session ended, please log in again',
  WHITELIST_USER_DENIED: 'This account has no access, you will be logged out',
  PERMISSION_DENIED: 'This account may not use this, or it has expired',
  LOGIN_FAILED: 'Username or password is not right',
  TOO_MANY_REQUESTS: 'Too many tries in a row. Wait a moment, then try again',
  IDEMPOTENCY_CONFLICT: 'This was already sent with other details. Open the page again and check',
  OTHER_USER: 'This belongs to another account and will be sent when that account logs in',
  CHANGED_MEANWHILE: 'Somebody else changed this meanwhile. Cancel, look at it, and change it again',
  STATUS_CONFLICT: 'The status has changed, look at the latest one',
  SLIP_ALREADY_USED: 'This slip was already reported for another order, attach the slip of this one',
  REVIEW_NOT_BOUGHT: 'Only people who took this course can review it',
  REVIEW_TOO_EARLY: 'Take a third of the course first, then you can review it',
  REPORT_NOT_EXPECTED: 'This order is not waiting for a payment report, look at its latest status',
  SELLER_UNKNOWN: 'The shop has not filled in who issues its documents yet; they can be downloaded once it has',
  BOOKSTORE_OFF: 'This shop is not connected to a bookstore',
  FILE_TYPE_NOT_ALLOWED: 'File type is not allowed. Use a jpg, png, gif or webp picture',
  FILE_TOO_LARGE: 'The file is too large, choose a smaller picture',
  FILE_DIFFERS: 'The file did not arrive whole, send it again',
  STORAGE_FULL: 'Storage is full, the picture cannot be uploaded now',
  TOO_MANY_ADDRESSES: 'You can keep up to 20 addresses. Delete one you no longer use first',
  CATEGORY_IN_USE: 'Only an empty category can be removed: move its items and the categories below it first',
  GROUP_IN_USE: 'The group cannot be removed while courses are kept for it alone',
  LAST_ADMINISTRATOR:
    'No other administrator can log in yet. Make somebody one, or wait until an invited one has chosen a password',
  ORDER_STILL_OPEN: 'Finish these orders first, then the data can be erased',
  LINK_EXPIRED: 'This link was used or has expired. You can ask for a new one',
  ORIGIN_REFUSED: 'This request did not come from our site. Open the page again',
  SERVER_ERROR: 'Something went wrong on our side, try again',
  TEMPORARILY_UNAVAILABLE: 'The shop is away for a moment. What you filled in is kept, try again shortly',
};
