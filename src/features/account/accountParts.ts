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
import { OwnDataPart } from './OwnDataPart.tsx';
import { PasswordPart } from './PasswordPart.tsx';
import { Profile } from './Profile.tsx';
import { SharedDevice } from './SharedDevice.tsx';
import { SignInWaysPart } from './SignInWaysPart.tsx';
import { StorageSummary } from './StorageSummary.tsx';
import { TaxDataPart } from './TaxDataPart.tsx';

/** Name of a section in the menu; its address is `#name`. */
export type PartName = keyof typeof account.parts;

type PersonPart = {
  readonly name: PartName;
  readonly Part: ComponentType<{ person: Person }>;
  /** Every signed-in person by default. */
  readonly isFor?: (role: Role) => boolean;
};

type DevicePart = {
  readonly name: PartName;
  readonly Part: ComponentType;
  /** Every shop and everybody by default, guests included. */
  readonly isFor?: (site: SiteSettings, role: Role | null) => boolean;
};

/** The sections about the signed-in person, from the top. */
const personParts: readonly PersonPart[] = [
  { name: 'profile', Part: Profile },
  { name: 'addresses', Part: AddressesPart, isFor: mayBuy },
  { name: 'tax', Part: TaxDataPart, isFor: mayBuy },
  { name: 'password', Part: PasswordPart },
  { name: 'signInWays', Part: SignInWaysPart },
  { name: 'devices', Part: DevicesPart },
  { name: 'ownData', Part: OwnDataPart },
];

/**
 * The sections about this device, from the top, for guests too. Each always shows something, because the menu links to
 * it.
 */
const deviceParts: readonly DevicePart[] = [
  { name: 'display', Part: DisplaySettings },
  { name: 'install', Part: InstallSection },
  { name: 'push', Part: PushSection, isFor: (_, role) => role === null || mayBuy(role) },
  { name: 'sharedDevice', Part: SharedDevice },
  { name: 'storage', Part: StorageSummary },
  { name: 'measurement', Part: ConsentPart, isFor: (site) => site.analyticsEnabled },
];

/** The device sections of this shop for this person or guest. */
export const devicePartsOf = (site: SiteSettings, person: Person | null): readonly DevicePart[] =>
  deviceParts.filter(({ isFor }) => isFor?.(site, person?.role ?? null) ?? true);

/** The sections of the page for this person or guest. */
export const personPartsOf = (person: Person | null): readonly PersonPart[] =>
  person === null ? [] : personParts.filter(({ isFor }) => isFor?.(person.role) ?? true);
