import { useQuery } from '@tanstack/react-query';
import type { Person } from '../../domain/people/identity.ts';
import { contactOf, type Profile as OwnProfile } from '../../domain/people/profile.ts';
import { accountMessages } from '../../i18n/people/account.ts';
import { registrationMessages } from '../../i18n/people/registration.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { CacheAge } from '../device/CacheAge.tsx';
import { PersistedFormFrame } from '../device/PersistedFormFrame.tsx';
import { useChangesOfOtherTabs } from '../device/useOwnData.ts';
import { sessionQuery } from '../session/useSession.ts';
import { useSiteSettings } from '../site/useSite.ts';
import { AccountSection } from './AccountSection.tsx';
import { ProfileFields } from './ProfileFields.tsx';
import { ProfilePicture } from './ProfilePicture.tsx';
import { profileQuery } from './profileQuery.ts';
import { useProfileForm } from './useProfileForm.ts';

/** The profile of the signed-in person. The session's data shows at once, also offline. */
export function Profile({ person }: { person: Person }) {
  const texts = useMessages(accountMessages);
  const { data } = useQuery(profileQuery);
  useChangesOfOtherTabs(profileQuery.queryKey);
  const form = useProfileForm(person.id);
  return (
    <AccountSection
      name="profile"
      isEditing={form.values !== null}
      onEdit={data && form.values === null ? () => form.open(contactOf(data)) : undefined}
    >
      {form.values === null ? (
        <>
          <ProfileFacts
            profile={
              data ?? {
                ...person,
                nickname: null,
                address: null,
                pictureName: null,
                hasPassword: true,
                wayBack: 'password',
              }
            }
          />
          <CacheAge queryKey={data ? profileQuery.queryKey : sessionQuery.queryKey} />
        </>
      ) : (
        <PersistedFormFrame form={form} label={texts.parts.profile}>
          <ProfileFields values={form.values} problems={form.problems} onChange={form.change} />
        </PersistedFormFrame>
      )}
    </AccountSection>
  );
}

function ProfileFacts({ profile }: { profile: OwnProfile }) {
  const texts = useMessages(accountMessages);
  const { fields } = useMessages(registrationMessages);
  const { contactFields } = useSiteSettings();
  const name = [profile.firstName, profile.lastName].filter(Boolean).join(' ');
  return (
    <dl className="account-facts">
      <dt>{texts.name}</dt>
      <dd>{name || texts.none}</dd>
      {contactFields.nickname.isEnabled && (
        <>
          <dt>{fields.nickname}</dt>
          <dd>{profile.nickname ?? texts.none}</dd>
        </>
      )}
      {profile.username && (
        <>
          <dt>{texts.username}</dt>
          <dd>{profile.username}</dd>
        </>
      )}
      <dt>{texts.email}</dt>
      <dd>{profile.email}</dd>
      {contactFields.tel.isEnabled && (
        <>
          <dt>{texts.tel}</dt>
          <dd className="num">{profile.tel ?? texts.none}</dd>
        </>
      )}
      {contactFields.address.isEnabled && (
        <>
          <dt>{fields.address}</dt>
          <dd>{profile.address ?? texts.none}</dd>
        </>
      )}
      {profile.pictureName && (
        <>
          <dt>{fields.picture}</dt>
          <dd>
            <ProfilePicture name={profile.pictureName} alt={fields.picture} />
          </dd>
        </>
      )}
      <dt>{texts.role}</dt>
      <dd>{texts.roles[profile.role]}</dd>
    </dl>
  );
}
