import type { firstSteps as thai } from '../../th/people/firstSteps.ts';

export const firstSteps: typeof thai = {
  title: 'Before your first sale',
  body: (done, all) => `${done} of ${all} steps are done. This list disappears once all are`,
  canSell: 'Ready to sell',
  cannotSell: 'Not ready to sell yet',
  done: 'Done:',
  open: 'To do:',
  steps: {
    name: { title: 'Name the shop', body: 'Buyers see this name in emails' },
    seller: {
      title: 'Add your issuer details',
      body: 'Without a business name and tax ID, the shop cannot issue receipts or tax invoices',
    },
    payment: {
      title: 'Turn on a payment method',
      body: 'Add an account and turn on bank transfer, or turn on a connected online payment method',
    },
    course: {
      title: 'Publish a course with a price',
      body: 'Create a course, add a price in the shop’s currency, and publish it',
    },
    lecture: { title: 'Add a lecture', body: 'None of your published courses has a lecture yet' },
    pages: {
      title: 'Write your shop pages',
      body: 'For example, about us, refunds and privacy. Buyers see them at the bottom of every page',
    },
    mail: {
      title: 'Connect a mail server',
      body: 'Set SMTP_URL on the server. Until then, emails are kept under Email and do not reach buyers',
    },
  },
};
