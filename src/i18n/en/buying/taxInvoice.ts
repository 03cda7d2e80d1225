import type { taxInvoice as thai } from '../../th/buying/taxInvoice.ts';

export const taxInvoice: typeof thai = {
  heading: 'Tax invoice',
  invoice: 'Request a tax invoice',
  reserved: 'The provider reserves the right to issue a full tax invoice only after payment',
  withoutVat: {
    ask: 'Request a receipt with a name and tax ID',
    reserved: 'This shop is not registered for VAT, so it issues a receipt after payment',
  },
  asking: 'Getting your tax details, one moment',
  locked: 'When tax is withheld, the tax invoice is issued to a company',
  invoiceFrom: (amount: string) => `For totals from ${amount}`,
  withhold: 'Withhold tax',
  companyOnly: 'For companies only',
  withholdFrom: (amount: string) => `For totals from ${amount}`,
  rate: 'Rate',
  fill: 'Fill in tax invoice details',
  edit: 'Edit tax invoice details',
  noWithholding: (amount: string) => `The total is now below ${amount}, so tax is no longer withheld`,
  noInvoice: (amount: string) => `The total is now below ${amount}, so your tax invoice request was removed`,
  course: {
    withCart:
      'Based on this course and what is in your cart. Requesting a tax invoice also adds this course to the cart',
    inCart: 'This course is in your cart. The tax invoice covers the whole order',
    added: 'This course is in your cart',
  },
  dialog: {
    title: 'Tax invoice details',
    companyOnly: 'Withholding tax requires a company account',
    save: 'Save',
    invalid: 'Please check the tax invoice details',
    savedBefore: 'Your tax details had already been saved to your account when you cancelled. You can edit them there',
    onlyWithOrder: 'These details can be used for this order, but could not be saved to your account',
  },
  change: {
    title: {
      person: 'Switch to a company?',
      none: 'Issue the tax invoice to a company?',
      company: 'Request a tax invoice too?',
    },
    body: {
      person: 'Only a company requesting a tax invoice can withhold tax. Your tax details are for an individual',
      none: 'Only a company requesting a tax invoice can withhold tax',
      company: 'Tax can only be withheld with a tax invoice. It will be issued to your saved company',
    },
    confirm: { person: 'Switch and fill in', none: 'Fill in company details', company: 'Request tax invoice' },
    refuse: 'Do not withhold tax',
  },
  order: {
    heading: 'Tax invoice',
    asked: 'A tax invoice was requested. Log in to see the details',
    deliveredTo: 'Sent to',
    certificate: 'View company certificate',
  },
};
