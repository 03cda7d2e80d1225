import { Navigate } from 'react-router-dom';
import { links } from '../ui/press/links.ts';

/** An administrator's day begins with the slips that wait. */
export function AdminPage() {
  return <Navigate to={links.adminOrders()} replace />;
}
