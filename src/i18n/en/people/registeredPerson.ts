import type { registeredPerson as thai } from '../../th/people/registeredPerson.ts';

export const registeredPerson: typeof thai = {
  nickname: 'Nickname',
  address: 'Address',
  group: 'User group',
  picture: 'Profile picture',
  seePicture: 'Open picture',
  terms: 'Terms accepted',
  privacy: 'Privacy notice acknowledged',
  accepted: (version, at) => `version ${version} · ${at}`,
  failed: 'The registration answers could not be loaded',
};
