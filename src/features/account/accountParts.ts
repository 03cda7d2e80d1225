import type { ComponentType } from 'react';
import { mayBuy, type Person, type Role } from '../../domain/people/identity.ts';
import type { SiteSettings } from '../../domain/site/siteSettings.ts';
import type { account } from '../../i18n/th/people/account.ts';
import { InstallSection } from '../install/InstallSection.tsx';
import { ConsentPart } from '../measurement/ConsentPart.tsx';
import { PushSection } from '../push/PushSection.tsx';
import { AddressesPart } from './AddressesPart.tsx';
import { DevicesPart } from './DevicesPart.tsx';
import { DisplaySettings } from './DisplaySettings.tsx';
import { PasswordPart } from './PasswordPart.tsx';
import { Profile } from './Profile.tsx';
import { SharedDevice } from './SharedDevice.tsx';
import { SignInWaysPart } from './SignInWaysPart.tsx';
import { StorageSummary } from './StorageSummary.tsx';
import { TaxDataPart } from './TaxDataPart.tsx';

/** What a part is called in the menu; its address is `#name`. */
export type PartName = keyof typeof account.parts;

type PersonPart = {
  readonly name: PartName;
  readonly Part: ComponentType<{ person: Person }>;
  /** Everybody who is signed in unless it says otherwise. */
  readonly isFor?: (role: Role) => boolean;
};

type DevicePart = {
  readonly name: PartName;
  readonly Part: ComponentType;
  /** Every shop and everybody, guests too, unless it says otherwise. */
  readonly isFor?: (site: SiteSettings, role: Role | null) => boolean;
};

/** About the person who is signed in, from above. */
const personParts: readonly PersonPart[] = [
  { name: 'profile', Part: Profile },
  { name: 'addresses', Part: AddressesPart, isFor: mayBuy },
  { name: 'tax', Part: TaxDataPart, isFor: mayBuy },
  { name: 'password', Part: PasswordPart },
  { name: 'signInWays', Part: SignInWaysPart },
  { name: 'devices', Part: DevicesPart },
];

/** About this device, from above; guests have them, too. Each part shows something always, for the menu leads to it. */
const deviceParts: readonly DevicePart[] = [
  { name: 'display', Part: DisplaySettings },
  { name: 'install', Part: InstallSection },
  { name: 'push', Part: PushSection, isFor: (_, role) => role === null || mayBuy(role) },
  { name: 'sharedDevice', Part: SharedDevice },
  { name: 'storage', Part: StorageSummary },
  { name: 'measurement', Part: ConsentPart, isFor: (site) => site.analyticsEnabled },
];

/** What this shop has of them for this person, or a guest. */
export const devicePartsOf = (site: SiteSettings, person: Person | null): readonly DevicePart[] =>
  deviceParts.filter(({ isFor }) => isFor?.(site, person?.role ?? null) ?? true);

/** What this person, or a guest, finds on the page. */
export const personPartsOf = (person: Person | null): readonly PersonPart[] =>
  person === null ? [] : personParts.filter(({ isFor }) => isFor?.(person.role) ?? true);
