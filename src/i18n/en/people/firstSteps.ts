import type { firstSteps as thai } from '../../th/people/firstSteps.ts';

export const firstSteps: typeof thai = {
  title: 'Before the first sale',
  body: (done, all) => `${done} of ${all} steps are done. The list goes away once all are`,
  canSell: 'The shop can sell',
  cannotSell: 'The shop cannot sell yet',
  done: 'Done:',
  open: 'To do:',
  steps: {
    name: { title: 'Name the shop', body: 'Buyers read the name in every email' },
    seller: {
      title: 'Say who issues the receipts',
      body: 'Without its name and tax id the shop issues no receipt and no tax invoice',
    },
    payment: {
      title: 'Switch on a way to pay',
      body: 'Add an account and switch bank transfer on, or an online way whose keys are set',
    },
    course: {
      title: 'Publish a course with a price',
      body: "Add a course with a price in the shop's currency, and publish it",
    },
    lecture: { title: 'Add a lecture', body: 'No published course has a lecture to watch yet' },
    pages: {
      title: 'Write your own pages',
      body: 'Such as about us, refunds and privacy; buyers see them at the foot of every page',
    },
    mail: {
      title: 'Connect a mail server',
      body: 'Set SMTP_URL for the server. Until then messages stay under Email and do not reach buyers',
    },
  },
};
