import { useQuery } from '@tanstack/react-query';
import { paymentMethodsQuery } from '../cart/paymentMethodsQuery.ts';

export const usePaymentMethods = () => useQuery(paymentMethodsQuery);
