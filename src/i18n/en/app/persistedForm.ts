import type { persistedForm as thai } from '../../th/app/persistedForm.ts';

export const persistedForm: typeof thai = {
  save: 'Save',
  cancel: 'Cancel',
  edit: 'Edit',
  editOf: (name: string) => `Edit: ${name}`,
  away: 'Saving needs a connection. Press now and it goes on by itself; what you typed is kept on this device',
  asOf: (time: string) => `As of ${time}`,
  notHere: 'This part is not on this device yet. It appears once the shop can be reached',
  failed: 'This part could not be loaded',
};
