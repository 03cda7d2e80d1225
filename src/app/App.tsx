import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { Shell } from './frame/Shell.tsx';
import { AppRoutes } from './routes.tsx';

/** The app for browser and server rendering, which differ in location and query cache. */
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
