import type { FormEvent } from 'react';
import type { CourseDetail } from '../../../domain/catalogue/course.ts';
import { courseStateMessages } from '../../../i18n/catalogue/courseStates.ts';
import { registrationMessages } from '../../../i18n/people/registration.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { focusFirstProblem } from '../../../ui/form/focusFirstProblem.ts';
import { useFormNotice } from '../../../ui/form/useFormNotice.ts';
import { useUpdateHold } from '../../../ui/page/useUpdateHold.ts';
import { Button } from '../../../ui/press/Button.tsx';
import { Loading } from '../../../ui/state/Skeleton.tsx';
import { GuestDetails } from '../../registration/GuestDetails.tsx';
import { isBegun } from '../../registration/registrationFields.ts';
import { useGuestDetails } from '../../registration/useGuestDetails.ts';
import { OfferPrice } from './OfferPrice.tsx';
import type { CourseOffer } from './useCourseOffer.ts';

/**
 * Buying without an account, in the panel beside the course. It uses the checkout's form and draft; nothing is sent
 * before the order.
 */
export function GuestHere({
  course,
  offer,
  onPay,
}: {
  course: CourseDetail;
  offer: CourseOffer;
  onPay: () => Promise<void>;
}) {
  const texts = useMessages(courseStateMessages).buyHere;
  const { invalidTitle, problems } = useMessages(registrationMessages);
  const { language } = useLanguage();
  const form = useGuestDetails();
  const tell = useFormNotice(Object.keys(form.moreProblems).length === 0);
  const tellWait = useFormNotice(!form.isWaiting, 'info');
  useUpdateHold(isBegun(form.fields), 'form');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (form.check(language) !== null) return void onPay();
    if (form.isWaiting) return tellWait(problems['picture.reading']);
    tell(invalidTitle);
    focusFirstProblem(event.currentTarget);
  };

  if (!form.isReady) return <Loading />;
  return (
    <form className="stack" noValidate onSubmit={submit}>
      <GuestDetails form={form} />
      <hr />
      <OfferPrice course={course} offer={offer} large />
      <Button type="submit" block>
        {texts.pay}
      </Button>
    </form>
  );
}
