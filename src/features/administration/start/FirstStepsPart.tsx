import { queryOptions, useQuery } from '@tanstack/react-query';
import { adminFirstSteps } from '../../../contract/administration/firstSteps.ts';
import { type FirstStep, firstSteps, neededSteps, stepsLeft } from '../../../domain/site/firstSteps.ts';
import { firstStepsMessages } from '../../../i18n/people/firstSteps.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { callServer } from '../../../platform/net/callServer.ts';
import { deskLinks } from '../../../ui/press/deskLinks.ts';
import { Link } from '../../../ui/press/Link.tsx';
import { Icon } from '../../../ui/show/Icon.tsx';
import { Tag } from '../../../ui/show/Tag.tsx';
import { useSession } from '../../session/useSession.ts';
import { administrationKeys } from '../administrationKeys.ts';

const firstStepsQuery = queryOptions({
  queryKey: administrationKeys.firstSteps(),
  queryFn: ({ signal }) => callServer(adminFirstSteps, {}, { signal }),
  staleTime: 0,
});

const linkOf: Readonly<Record<FirstStep, string>> = {
  name: deskLinks.settings(),
  seller: deskLinks.settings(),
  payment: deskLinks.payments(),
  course: deskLinks.items(),
  lecture: deskLinks.items(),
  pages: deskLinks.pages(),
  mail: deskLinks.mail(),
};

/** The steps that are left before the first sale, ticked by what is true; nothing once all are done. */
export function FirstStepsPart() {
  const texts = useMessages(firstStepsMessages);
  const session = useSession();
  // Staff with other rights see the orders, too.
  const isAdministrator = session.state === 'signedIn' && session.person.role === 'administrator';
  const steps = useQuery({ ...firstStepsQuery, enabled: isAdministrator }).data;
  if (steps === undefined) return null;
  const left = stepsLeft(steps);
  if (left.length === 0) return null;
  const canSell = neededSteps.every((step) => steps[step]);
  return (
    <section className="leaf stack adm-settings" aria-labelledby="first-steps">
      <div className="row sb">
        <h2 id="first-steps">{texts.title}</h2>
        <Tag tone={canSell ? 'done' : 'here'}>{canSell ? texts.canSell : texts.cannotSell}</Tag>
      </div>
      <p className="read">{texts.body(firstSteps.length - left.length, firstSteps.length)}</p>
      <ol className="stack stack-3">
        {firstSteps.map((step) => (
          <li key={step} className="row nowrap row-t">
            <span className={steps[step] ? 'adm-step adm-step-done' : 'adm-step'}>
              {steps[step] && <Icon name="check" />}
              <span className="vh">{steps[step] ? texts.done : texts.open}</span>
            </span>
            <span>
              <Link className="link strong" to={linkOf[step]}>
                {texts.steps[step].title}
              </Link>
              {!steps[step] && <span className="sm mut adm-line">{texts.steps[step].body}</span>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
