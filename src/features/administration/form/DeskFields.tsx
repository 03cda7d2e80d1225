import { Fragment, type ReactNode } from 'react';
import type { EntryKind } from '../../../domain/dateEntry.ts';
import type { TypedText } from '../../../domain/typedText.ts';
import { DateTimeField } from '../../../ui/dateTime/DateTimeField.tsx';
import { CheckField } from '../../../ui/form/CheckField.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { TextAreaField, TextField } from '../../../ui/form/TextField.tsx';
import { useSiteSettings } from '../../site/useSite.ts';
import { TypedTextFields } from './TypedTextFields.tsx';
import type { FieldProblems, OpenDeskForm } from './useDeskForm.ts';

type Bound = 'name' | 'field' | 'value' | 'checked' | 'problem' | 'problems' | 'onText' | 'onValue' | 'onCheck';
type Look<Field extends (props: never) => ReactNode> = Omit<Parameters<Field>[0], Bound> & {
  /** Spans both columns of a grid. */
  readonly isWide?: boolean;
};
type NameOf<Values, Value> = {
  [Name in keyof Values & string]: Values[Name] extends Value ? Name : never;
}[keyof Values & string];

/** One row of a form's table: value, kind of field, and appearance. */
export type DeskField<Values> =
  | ({ readonly kind: 'line'; readonly name: NameOf<Values, string> } & Look<typeof TextField>)
  | ({ readonly kind: 'lines'; readonly name: NameOf<Values, string> } & Look<typeof TextAreaField>)
  | ({ readonly kind: 'choice'; readonly name: NameOf<Values, string> } & Look<typeof SelectField>)
  | ({ readonly kind: EntryKind; readonly name: NameOf<Values, string> } & Omit<Look<typeof DateTimeField>, 'kind'>)
  | ({ readonly kind: 'check'; readonly name: NameOf<Values, boolean> } & Look<typeof CheckField>)
  | ({ readonly kind: 'languages'; readonly name: NameOf<Values, TypedText> } & Look<typeof TypedTextFields>);

type Owner<Values> = Pick<OpenDeskForm<Values>, 'values' | 'problems'> & {
  readonly change: (changes: Partial<Values>) => void;
};

/** The fields of a form or of a part of its values; `within`: prefix of the part's problem names. */
export function DeskFields<Values extends object>({
  form: { values, problems, change },
  fields,
  within = '',
}: {
  form: Owner<Values>;
  fields: readonly DeskField<Values>[];
  within?: string;
}) {
  return fields.map(({ isWide, ...field }) => {
    const path = `${within}${field.name}`;
    const set = (next: unknown) => change({ [field.name]: next } as Partial<Values>);
    const drawn = draw(field as DeskField<Values>, { path, value: values[field.name], problems, set });
    return isWide ? (
      <div key={path} className="full">
        {drawn}
      </div>
    ) : (
      <Fragment key={path}>{drawn}</Fragment>
    );
  });
}

type Bind = {
  readonly path: string;
  readonly value: unknown;
  readonly problems: FieldProblems;
  readonly set: (next: unknown) => void;
};

/** The table's types bind each kind to its values; here that binding is lost. */
function draw<Values>({ name, ...field }: DeskField<Values>, { path, value, problems, set }: Bind): ReactNode {
  const problem = problems[path];
  switch (field.kind) {
    case 'line': {
      const { kind, ...look } = field;
      return <TextField {...look} problem={problem} value={value as string} onText={set} />;
    }
    case 'lines': {
      const { kind, ...look } = field;
      return <TextAreaField {...look} problem={problem} value={value as string} onText={set} />;
    }
    case 'choice': {
      const { kind, ...look } = field;
      return <SelectField {...look} problem={problem} value={value as string} onText={set} />;
    }
    case 'date':
    case 'time':
    case 'dateTime':
      return <MomentField {...field} problem={problem} value={value as string} onValue={set} />;
    case 'check': {
      const { kind, ...look } = field;
      return <CheckField {...look} problem={problem} checked={value as boolean} onCheck={set} />;
    }
    case 'languages': {
      const { kind, ...look } = field;
      return <TypedTextFields {...look} field={path} value={value as TypedText} problems={problems} onText={set} />;
    }
  }
}

/** A date or time, in the spelling of the shop's settings. */
function MomentField(props: Parameters<typeof DateTimeField>[0]) {
  return <DateTimeField is12Hour={useSiteSettings().twelveHourClock} {...props} />;
}
