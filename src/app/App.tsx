import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { Shell } from './frame/Shell.tsx';
import { AppRoutes } from './routes.tsx';

/** The same app in the browser and on the server, which differ in where they are and whose answers they hold. */
export function App({
  client,
  router: Router,
}: {
  client: QueryClient;
  router: ComponentType<{ children: ReactNode }>;
}) {
  return (
    <QueryClientProvider client={client}>
      <Router>
        <Shell>
          <AppRoutes />
        </Shell>
      </Router>
    </QueryClientProvider>
  );
}
