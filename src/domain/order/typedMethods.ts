import type { LocalText } from '../localText.ts';
import { refuseText, storedText, type TextProblem, type TypedText, typedText } from '../typedText.ts';
import { isReported, type PaymentMethod, paymentMethods } from './paymentMethod.ts';

/** A payment method as the desk sees it, offered or not. */
export type ShopMethod = {
  readonly method: PaymentMethod;
  readonly isOn: boolean;
  /** The shop's own words; `null`: the app's name. */
  readonly title: LocalText | null;
  /** The shop's own picture with a QR, for a method that is reported. */
  readonly qrImageUrl: string | null;
  /** The provider's keys are in the configuration, or it needs none. */
  readonly hasKeys: boolean;
};

/** All methods in the shop's order. `revision` changes with any of them. */
export type ShopMethods = { readonly methods: readonly ShopMethod[]; readonly revision: string };

export type TypedMethod = Omit<ShopMethod, 'title'> & { readonly title: TypedText };
export type TypedMethods = { readonly methods: readonly TypedMethod[]; readonly revision: string };

export type MethodProblem = TextProblem | 'method.noKeys' | 'methods.each';

export const methodTitleMaximum = 80;

export const typedMethods = ({ methods, revision }: ShopMethods): TypedMethods => ({
  methods: methods.map(({ title, ...method }) => ({ ...method, title: typedText(title) })),
  revision,
});

export const storedMethods = ({ methods, revision }: TypedMethods): ShopMethods => ({
  methods: methods.map(({ title, qrImageUrl, ...method }) => ({
    ...{ ...method, title: storedText(title) },
    qrImageUrl: isReported(method.method) ? qrImageUrl : null,
  })),
  revision,
});

/** Problems by `methods` or `methods.<number>.<field>`. A method whose provider has no keys cannot be on. */
export function refuseMethods({ methods }: TypedMethods): Record<string, MethodProblem> {
  const named = new Set(methods.map(({ method }) => method));
  if (methods.length !== paymentMethods.length || named.size !== paymentMethods.length) {
    return { methods: 'methods.each' };
  }
  return Object.assign(
    {},
    ...methods.map(({ title, isOn, hasKeys }, at) => ({
      ...refuseText(`methods.${at}.title`, title, { maximum: methodTitleMaximum, isRequired: false }),
      ...(isOn && !hasKeys ? { [`methods.${at}.isOn`]: 'method.noKeys' } : {}),
    })),
  );
}
