import type { VideoSource } from '../../../domain/catalogue/course.ts';

/** Why nothing plays: the film is not on this device and the shop is away, the network is too slow, or the film is broken. */
export type VideoFailure = 'notSaved' | 'tooSlow' | 'broken';

export type VideoState = {
  readonly current: VideoSource;
  readonly failure: VideoFailure | null;
  /** Counts the times that the film was loaded anew. */
  readonly attempt: number;
  /** The look whose answer counts; `null` once the film plays. */
  readonly look: number | null;
};

/** Events of one look carry its number; answers of an earlier look, or to a film that plays by now, are ignored. */
export type VideoEvent =
  | { readonly type: 'lookBegan' | 'shopFoundAway'; readonly look: number }
  /** The person, or the network's return, asked for another try. */
  | { readonly type: 'triedAgain'; readonly look: number; readonly renewed: VideoSource | null }
  /** `wasAway`: the film failed as the network came back, so that it was not tried with it. */
  | {
      readonly type: 'renewed';
      readonly look: number;
      readonly renewed: VideoSource | null;
      readonly wasAway: boolean;
    }
  | { readonly type: 'played' | 'wentOn' }
  | { readonly type: 'stoodStill'; readonly isAway: boolean };

export const newVideo = (source: VideoSource): VideoState => ({
  ...{ current: source, failure: null, attempt: 0, look: null },
});

export function videoState(state: VideoState, event: VideoEvent): VideoState {
  if ('look' in event && event.type !== 'lookBegan' && event.look !== state.look) return state;
  switch (event.type) {
    case 'lookBegan':
      return { ...state, look: event.look };
    case 'shopFoundAway':
      return { ...state, failure: 'notSaved' };
    case 'triedAgain':
      return { ...loadedAnew(state, event.renewed), failure: null };
    case 'renewed': {
      const isNew = event.renewed !== null && event.renewed.mp4Url !== state.current.mp4Url;
      return isNew || event.wasAway ? loadedAnew(state, event.renewed) : { ...state, failure: 'broken' };
    }
    case 'played':
      return { ...state, failure: null, look: null };
    case 'wentOn':
      return state.failure === 'tooSlow' ? { ...state, failure: null } : state;
    case 'stoodStill':
      return { ...state, failure: event.isAway ? 'notSaved' : 'tooSlow' };
  }
}

const loadedAnew = (state: VideoState, renewed: VideoSource | null): VideoState => ({
  ...state,
  current: renewed ?? state.current,
  attempt: state.attempt + 1,
});
