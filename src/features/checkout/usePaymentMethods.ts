import { useQuery } from '@tanstack/react-query';
import { paymentMethodsQuery } from './paymentMethodsQuery.ts';

export const usePaymentMethods = () => useQuery(paymentMethodsQuery);
