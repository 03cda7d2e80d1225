export const publicKey = 'pkey_test_sandbox';
export const secretKey = 'skey_test_sandbox';

/** Base64, as the dashboard shows it. */
export const webhookSecret = 'c2FuZGJveC1zZWNyZXQ=';
export const wrongWebhookSecret = 'd3Jvbmctc2VjcmV0';
