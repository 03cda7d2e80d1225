import type { persistedForm as thai } from '../../th/app/persistedForm.ts';

export const persistedForm: typeof thai = {
  save: 'Save',
  cancel: 'Cancel',
  edit: 'Edit',
  editOf: (name: string) => `Edit: ${name}`,
  away: 'Saving needs a connection. Press now and we will do it as soon as the shop can be reached; what you typed is saved on this device',
  asOf: (time: string) => `As of ${time}`,
  notHere: 'This is not on this device yet. It will appear once the shop can be reached',
  failed: 'This part could not be loaded',
};
