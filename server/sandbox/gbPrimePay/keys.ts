/** The customer key, which travels in the field `token`. */
export const customerKey = 'sandbox-customer-key';
export const secretKey = 'sandbox-secret-key';
