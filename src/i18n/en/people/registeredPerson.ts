import type { registeredPerson as thai } from '../../th/people/registeredPerson.ts';

export const registeredPerson: typeof thai = {
  nickname: 'Nickname',
  address: 'Address',
  group: 'User group',
  picture: 'Profile picture',
  seePicture: 'Open the picture',
  failed: 'The answers at registration could not be loaded',
};
