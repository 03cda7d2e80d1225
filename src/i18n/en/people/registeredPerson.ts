import type { registeredPerson as thai } from '../../th/people/registeredPerson.ts';

export const registeredPerson: typeof thai = {
  nickname: 'Nickname',
  address: 'Address',
  group: 'User group',
  picture: 'Profile picture',
  seePicture: 'Open the picture',
  terms: 'Terms accepted',
  privacy: 'Privacy notice read',
  accepted: (version, at) => `as of ${version} · on ${at}`,
  failed: 'The answers at registration could not be loaded',
};
