import type { VideoSource } from '../../../domain/catalogue/course.ts';

/** The reason of a failure: offline without a download, a slow network, or a broken video. */
export type VideoFailure = 'notSaved' | 'tooSlow' | 'broken';

export type VideoState = {
  readonly current: VideoSource;
  readonly failure: VideoFailure | null;
  /** Number of reloads of the video. */
  readonly attempt: number;
  /** The check whose answer counts; `null` while the video plays. */
  readonly look: number | null;
};

/** Events of a check carry its number. Answers of an earlier check, or for a playing video, are ignored. */
export type VideoEvent =
  | { readonly type: 'lookBegan' | 'shopFoundAway'; readonly look: number }
  /** A retry by the person or by the network's return. */
  | { readonly type: 'triedAgain'; readonly look: number; readonly renewed: VideoSource | null }
  /** `wasAway`: the video failed while the network was returning, so that it missed the retry. */
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
