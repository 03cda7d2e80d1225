import type { Registration } from '../../contract/people/registration.ts';
import type { RegistrationProblem } from '../../domain/people/registration.ts';
import { sentencesOfFailure } from './sentencesOfFailure.ts';

/** The values of the form, by field. */
type Typed = Readonly<Record<string, unknown>>;
type Words = Readonly<Record<RegistrationProblem, string>>;

/** A form of registration from the first letter to the open account. */
export type RegistrationState =
  /** No fault is shown yet. */
  | { readonly name: 'editing' }
  /** The form was submitted: each problem shows under its field. */
  | { readonly name: 'tried' }
  /** `registration` goes out unchanged, whatever is typed since; `null` until the pictures are sent. */
  | { readonly name: 'sending' | 'answerLost'; readonly typed: Typed; readonly registration: Registration | null }
  | { readonly name: 'refused'; readonly typed: Typed; readonly failure: unknown };

export type RegistrationEvent =
  | { readonly type: 'tried' }
  | { readonly type: 'pressed'; readonly typed: Typed }
  | { readonly type: 'prepared'; readonly registration: Registration }
  | { readonly type: 'lost' }
  | { readonly type: 'refused'; readonly failure: unknown };

/** The next state of the form. `pressed` begins anew, so it comes only while no registration is being sent. */
export function registrationReducer(state: RegistrationState, event: RegistrationEvent): RegistrationState {
  switch (event.type) {
    case 'tried':
      return state.name === 'editing' ? { name: 'tried' } : state;
    case 'pressed':
      return { name: 'sending', typed: event.typed, registration: null };
    case 'prepared':
      return isPressed(state) ? { ...state, name: 'sending', registration: event.registration } : state;
    case 'lost':
      return isPressed(state) ? { ...state, name: 'answerLost' } : state;
    case 'refused':
      return isPressed(state) ? { name: 'refused', typed: state.typed, failure: event.failure } : state;
  }
}

type Pressed = Extract<RegistrationState, { name: 'sending' | 'answerLost' }>;

const isPressed = (state: RegistrationState): state is Pressed =>
  state.name === 'sending' || state.name === 'answerLost';

/** The prepared registration that is sent again after a lost answer; `null` if the form is read again. */
export const preparedIn = (state: RegistrationState): Registration | null =>
  isPressed(state) ? state.registration : null;

/** Sentences of a refusal, without the fields that changed since. What is no field of the form stays. */
export function stillRefused(state: RegistrationState, typed: Typed, words: Words): Readonly<Record<string, string>> {
  if (state.name !== 'refused') return {};
  const sentences = Object.entries(sentencesOfFailure(state.failure, words));
  return Object.fromEntries(sentences.filter(([field]) => state.typed[field] === typed[field]));
}
