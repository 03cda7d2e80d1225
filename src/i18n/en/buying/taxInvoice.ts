import type { taxInvoice as thai } from '../../th/buying/taxInvoice.ts';

export const taxInvoice: typeof thai = {
  heading: 'Tax invoice',
  invoice: 'Ask for a tax invoice',
  reserved: 'The provider reserves the right to issue a full tax invoice only after payment',
  withoutVat: {
    ask: 'Ask for a receipt with a name and tax number',
    reserved: 'This shop is not registered for VAT, so it issues a receipt, after payment',
  },
  asking: 'Getting the tax data of your account, one moment',
  locked: 'With withheld tax the invoice is made out to a company',
  invoiceFrom: (amount: string) => `For totals from ${amount}`,
  withhold: 'Withhold tax',
  companyOnly: 'For companies only',
  withholdFrom: (amount: string) => `For totals from ${amount}`,
  rate: 'Rate',
  fill: 'Fill in the tax invoice',
  edit: 'Edit the tax invoice',
  noWithholding: (amount: string) => `The total fell under ${amount}, so tax is no longer withheld`,
  noInvoice: (amount: string) => `The total fell under ${amount}, so the tax invoice is no longer asked for`,
  course: {
    withCart:
      'Counted with this course and what is in your cart. Asking for an invoice puts this course into the cart, too',
    inCart: 'This course is in your cart; the invoice is for the whole order',
    added: 'This course is in the cart',
  },
  dialog: {
    title: 'Tax invoice',
    companyOnly: 'Withholding tax requires a company account',
    save: 'Save',
    invalid: 'Tax invoice data is invalid',
    savedBefore: 'Your tax data was already saved to your account when you cancelled. You can change it there',
    onlyWithOrder: 'It goes with the order, but could not be saved to your account',
  },
  change: {
    title: {
      person: 'Switch to a company?',
      none: 'Make the invoice out to a company?',
      company: 'Ask for a tax invoice, too?',
    },
    body: {
      person: 'Only a company that asks for a tax invoice can withhold tax. Your tax data is a person’s',
      none: 'Only a company that asks for a tax invoice can withhold tax',
      company: 'Tax can be withheld only with a tax invoice. It will be made out to your saved company',
    },
    confirm: { person: 'Switch and fill in', none: 'Fill in the company', company: 'Ask for the invoice' },
    refuse: 'Do not withhold',
  },
  order: {
    heading: 'Tax invoice',
    asked: 'A tax invoice was asked for. Log in to see whom it is for',
    deliveredTo: 'Sent to',
    certificate: 'See the company certificate',
  },
};
