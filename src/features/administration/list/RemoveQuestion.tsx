import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Resource } from '../../../contract/administration/resource.ts';
import { callServer } from '../../../platform/net/callServer.ts';
import { notify } from '../../../ui/notice/notify.ts';
import { NetworkConfirm } from '../../../ui/press/NetworkConfirm.tsx';
import { usePressedCall } from '../../../ui/press/usePressedCall.ts';
import { renewList } from '../form/useResourceForm.ts';

type RemoveWords = { readonly question: string; readonly confirm: string; readonly done: string };

/** The question before a row is removed. `refused` renders a refusal with its own layout. */
export function RemoveQuestion({
  resource,
  id,
  texts,
  refused,
  onClose,
  onGone,
  children,
}: {
  resource: Pick<Resource<unknown, unknown, unknown, unknown>, 'path' | 'idName' | 'remove'>;
  id: string;
  texts: RemoveWords;
  refused?: (failure: Error) => ReactNode;
  onClose: () => void;
  onGone: () => void;
  /** The consequences. */
  children: ReactNode;
}) {
  const client = useQueryClient();
  const [key] = useState(() => crypto.randomUUID());
  const removing = useMutation({
    mutationFn: () => callServer(resource.remove, { params: { [resource.idName]: id } }, { key }),
    networkMode: 'always',
    onSuccess: (answer) => {
      void renewList(client, resource, answer);
      notify({ kind: 'done', title: texts.done });
      onGone();
    },
  });
  const network = usePressedCall(removing, () => removing.mutate());
  const instead = removing.error && refused?.(removing.error);
  if (instead) return instead;
  return (
    <NetworkConfirm
      danger
      network={network}
      title={texts.question}
      body={children}
      confirm={texts.confirm}
      onClose={onClose}
    />
  );
}
